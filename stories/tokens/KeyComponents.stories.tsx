import styled from '@emotion/styled';
import Container, { type ContainerProps } from '@mui/material/Container';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../design-system/actions/Button/Button.tsx';
import { TextLink } from '../../design-system/actions/TextLink/TextLink.tsx';
import { ReviewCard } from '../../design-system/cards/ReviewCard/ReviewCard.tsx';
import { Accordion } from '../../design-system/disclosure/Accordion/Accordion.tsx';
import { Band } from '../../design-system/page/Band/Band.tsx';
import { Notice } from '../../design-system/page/Notice/Notice.tsx';
import { SectionHeading } from '../../design-system/text/SectionHeading/SectionHeading.tsx';
import { Text } from '../../design-system/text/Text/Text.tsx';
import { EveryField } from '../forms/EveryField.tsx';

const meta = preview.meta({
  title: 'Tokens/Key components',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
  },
});

/** What shows most of a brand at once: grounds, type, actions, fields, cards and what opens. */
export const Page = meta.story({
  render: () => (
    <main>
      <Notice label="Demo">Figures and reviews are samples.</Notice>
      <Band tone="paper">
        <Part>
          <SectionHeading
            id="actions"
            eyebrow="Actions"
            title="Private pension, in plain words"
            lead="What it costs, what is left, and when it loses."
          />
          <Row>
            <Button>Calculate</Button>
            <Button variant="glow">Start now</Button>
            <Button variant="outlined">Read more</Button>
            <Button variant="text">Cancel</Button>
          </Row>
          <Text>
            Every figure has a source, <TextLink href="#actions">named below it</TextLink>.
          </Text>
        </Part>
      </Band>
      <Band tone="sand">
        <Part>
          {/* Called, so that its words can be German. */}
          {EveryField({ 'aria-label': 'Fields' })}
        </Part>
      </Band>
      <Band tone="mist">
        <Part>
          <ReviewCard
            stars={5}
            starsLabel="5 of 5 stars"
            text="The costs are on one page and I understood every one of them."
            author="Tobias R."
            dateTime="2026-08-19"
            date="19 August 2026"
          />
          <Accordion
            items={['What does it cost?', 'Can I pause?'].map((heading, at) => ({
              id: `question-${at}`,
              heading,
              open: at === 0,
              content: <Text>A short answer in whole sentences.</Text>,
            }))}
          />
        </Part>
      </Band>
      <Band tone="deep">
        <Part>
          <Text variant="statement">Costs, in large print</Text>
          <Row>
            <Button variant="glow">Start now</Button>
          </Row>
        </Part>
      </Band>
    </main>
  ),
});

const Part = styled(Container)<ContainerProps>(({ theme }) => ({
  display: 'grid',
  gap: theme.vars.space.l,
  justifyItems: 'start',
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.vars.space.m,
}));
