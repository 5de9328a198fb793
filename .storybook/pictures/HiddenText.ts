import { styled } from 'storybook/theming';

/** Words for screen readers only. */
export const HiddenText = styled.span({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
