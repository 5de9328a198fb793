/** @jsxRuntime classic */
import React from 'react';
import { Badge } from 'storybook/internal/components';
import { experimental_useStatusStore, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { HiddenText } from './HiddenText.ts';
import { PICTURES, type StatusData } from './messages.ts';

/** The panel's tab, with the number of the story's pictures that wait for a decision. */
export function PicturesTitle() {
  const { storyId } = useStorybookState();
  const status = experimental_useStatusStore((statuses) => statuses[storyId]?.[PICTURES]);
  const { undecided = 0 } = (status?.data ?? {}) as Partial<StatusData>;
  return (
    <Title>
      Pictures
      {undecided > 0 && (
        <Badge compact status="warning">
          <span aria-hidden>{undecided}</span>
          <HiddenText>{`, ${undecided} to decide`}</HiddenText>
        </Badge>
      )}
    </Title>
  );
}

const Title = styled.div({ display: 'flex', alignItems: 'center', gap: 6 });
