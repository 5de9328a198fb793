import {
  Accordion,
  Button,
  Carousel,
  Scene,
  Table,
  Text,
  TextLink,
  Tooltip,
} from '@fernblick/design-system';
import { bars } from '@fernblick/design-system/Table/bars';
import type { ElementType } from 'react';
import { Wohnen } from '#shared/Wohnen.tsx';

const COSTS = [
  { header: 'Building loan', cells: ['900 €'], bar: { end: 900 } },
  { header: 'Heating', cells: ['140 €'], bar: { end: 140 } },
];

const QUESTIONS = ['One', 'Two', 'Three'].map((heading) => ({
  id: heading,
  heading: `Question ${heading}`,
  content: 'An answer.',
}));

const SLIDES = ['First', 'Second'].map((key) => ({ key, content: <p>{key} slide</p> }));

/** What a server renders whole: nothing in it is a function. */
export function Parts({ link }: { link: ElementType }) {
  return (
    <>
      <Text variant="title" component="h1">
        Rent or buy?
        <Tooltip label="More about rent">What a flat costs in a month.</Tooltip>
      </Text>
      <Scene name="bench" />
      <Table
        variant={bars}
        caption="A month as an owner"
        columns={['Item', 'Euros']}
        rows={COSTS}
      />
      <Accordion
        items={QUESTIONS}
        limit={{ compact: 1, wide: 1, moreLabel: 'Show more', lessLabel: 'Show fewer' }}
      />
      <Carousel label="Slides" slides={SLIDES} previousLabel="Back" nextLabel="Next" />
      <Button component={link} href="/next">
        Go on
      </Button>
      <TextLink component={link} href="/next">
        Or here
      </TextLink>
      <Wohnen>
        <Button component={link} href="/next">
          Where to live
        </Button>
      </Wohnen>
    </>
  );
}
