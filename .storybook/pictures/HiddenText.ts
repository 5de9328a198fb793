import { styled } from 'storybook/theming';
import { visuallyHidden } from '../../design-system/visually-hidden.ts';

/** Words for screen readers only. */
export const HiddenText = styled.span(visuallyHidden);
