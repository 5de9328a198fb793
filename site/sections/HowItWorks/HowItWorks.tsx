import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextLink } from '../../../design-system/actions/TextLink/TextLink.tsx';
import { Accordion } from '../../../design-system/disclosure/Accordion/Accordion.tsx';
import { Scene } from '../../../design-system/drawings/Scene/Scene.tsx';
import { notPrinted } from '../../../design-system/styles/not-printed.ts';
import { oneColumn } from '../../../design-system/styles/one-column.ts';
import { plainList } from '../../../design-system/styles/plain-list.ts';
import { Text } from '../../../design-system/text/Text/Text.tsx';
import { getStepAnchor } from '../../config/anchors.ts';
import { STEP_SCENES, STEPS } from '../../content/steps.ts';
import { useContact } from '../../provider/useContact.ts';
import { useLegalFacts } from '../../provider/useLegalFacts.ts';
import { SectionStack } from '../SectionBand.tsx';

/**
 * The way to a contract in five steps, one open at a time. From `sm` up one is always open and its
 * picture stands above the list, from `md` up beside it; below, it is part of the panel.
 */
export function HowItWorks() {
  const intl = useIntl();
  return (
    <SectionStack
      section="howItWorks"
      tone="mist"
      eyebrow={intl.formatMessage({ id: 'howItWorks.eyebrow' })}
      title={intl.formatMessage({ id: 'howItWorks.title' })}
      lead={intl.formatMessage({ id: 'howItWorks.lead' })}
    >
      <Stage>
        <Accordion
          numbered
          exclusive="how-it-works"
          keepOneOpenFrom="sm"
          items={STEPS.map((key, index) => ({
            id: getStepAnchor(key),
            heading: intl.formatMessage({ id: `howItWorks.${key}.title` }),
            open: index === 0,
            content: (
              <>
                <Text tone="secondary">
                  <FormattedMessage id={`howItWorks.${key}.text`} />
                </Text>
                {key === 'expert' && <Talk />}
                <Picture>
                  <Scene name={STEP_SCENES[key]} />
                </Picture>
              </>
            ),
          }))}
        />
        <Frame />
      </Stage>
    </SectionStack>
  );
}

/** What the talk is: how long, about what, who earns by it, and how to have one. */
function Talk() {
  const facts = useLegalFacts();
  const { phone, hours } = useContact();
  return (
    <Facts>
      {(['length', 'questions', 'pay'] as const).map((name) => (
        <li key={name}>
          <FormattedMessage id={`howItWorks.talk.${name}`} values={{ b, ...facts }} />
        </li>
      ))}
      <li>
        <TextLink alone href={phone.href}>
          {phone.label}
        </TextLink>
        , {hours}
      </li>
    </Facts>
  );
}

const b = (words: ReactNode) => <b>{words}</b>;

const Facts = styled('ul')(({ theme }) => ({
  ...theme.typography.note,
  ...plainList,
  color: theme.vars.color.text.secondary,
  '& > li': { paddingBlock: theme.vars.space.xxs },
}));

/** The proportions of a picture above or within the list. */
const LOW = '2 / 1';

/** The width of the picture beside the list, which is at most as high as the list. */
const PICTURE = '50%';

const Stage = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    ...oneColumn,
    position: 'relative',
    gap: theme.vars.space.m,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `minmax(0, 1fr) ${PICTURE}`,
    columnGap: theme.vars.space.xxl,
    alignItems: 'start',
  },
}));

/** Holds the picture's place, so that nothing moves when panels of different length open. */
const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.scene.skyHigh,
  [theme.breakpoints.up('sm')]: { display: 'block', order: -1, aspectRatio: LOW },
  [theme.breakpoints.up('md')]: { order: 0, aspectRatio: '3 / 2', inlineSize: '100%' },
  ...notPrinted,
}));

const appear = keyframes({ from: { opacity: 0 } });

const Picture = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  marginBlockStart: theme.vars.space.xs,
  aspectRatio: LOW,
  overflow: 'clip',
  borderRadius: theme.vars.radius.medium,
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    marginBlockStart: 0,
    borderRadius: theme.vars.radius.large,
    animation: `${appear} ${theme.vars.time.ease} ${theme.vars.ease.standard}`,
  },
  // As high as the drawings at most, however long the list: none is cut off at its sides.
  [theme.breakpoints.up('md')]: {
    inlineSize: PICTURE,
    // WebKit makes it narrower, too, where it would be higher than it may be.
    minInlineSize: PICTURE,
    aspectRatio: '4 / 3',
    maxBlockSize: '100%',
  },
  // On paper every panel is open, but the place has room for one picture.
  ...notPrinted,
}));
