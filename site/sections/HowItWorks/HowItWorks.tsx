import { keyframes, styled } from '@mui/material/styles';
import { ExpansionPanels } from '../../../design-system/ExpansionPanels/ExpansionPanels.tsx';
import { Scene } from '../../../design-system/Scene/Scene.tsx';
import { Stack } from '../../../design-system/Stack/Stack.tsx';
import { Text } from '../../../design-system/Text/Text.tsx';
import { steps } from '../../content/steps.ts';
import { useText } from '../../useText.ts';
import { stepAnchor } from '../anchors.ts';
import { SectionBand } from '../SectionBand.tsx';
import { SectionHead } from '../SectionHead.tsx';

/**
 * The way to a contract in five steps, one open at a time. From `sm` up one is always open and its
 * picture stands beside the list; below, the picture is part of the panel.
 */
export function HowItWorks() {
  const t = useText();
  return (
    <SectionBand of="howItWorks" tone="mist">
      <Stack>
        <SectionHead of="howItWorks" />
        <Stage>
          <ExpansionPanels
            numbered
            exclusive="how-it-works"
            keepsOneFrom="sm"
            panels={steps.map(({ key, scene, title, text }, index) => ({
              anchor: stepAnchor(key),
              heading: t(title),
              open: index === 0,
              content: (
                <>
                  <Text tone="secondary">{t(text)}</Text>
                  <Picture>
                    <Scene name={scene} />
                  </Picture>
                </>
              ),
            }))}
          />
          <Frame />
        </Stage>
      </Stack>
    </SectionBand>
  );
}

/** The width of the picture beside the list, which is as high as the list. */
const PICTURE = 'var(--picture)';

const Stage = styled('div')(({ theme }) => ({
  // A narrow picture would lose who is at its edge.
  '--picture': '56%',
  [theme.breakpoints.up('sm')]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${PICTURE}`,
    columnGap: theme.vars.space.l,
    alignItems: 'start',
  },
  [theme.breakpoints.up('md')]: { '--picture': '50%', columnGap: theme.vars.space.xxl },
}));

/** Holds the picture's place, so that nothing moves when panels of different length open. */
const Frame = styled('div')(({ theme }) => ({
  display: 'none',
  borderRadius: theme.vars.radius.large,
  backgroundColor: theme.vars.color.scene.skyHigh,
  [theme.breakpoints.up('sm')]: { display: 'block', minBlockSize: '100%' },
  [theme.breakpoints.up('md')]: { aspectRatio: '3 / 2' },
}));

const appear = keyframes({ from: { opacity: 0 } });

const Picture = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  marginBlockStart: theme.vars.space.xs,
  aspectRatio: '5 / 2',
  overflow: 'clip',
  borderRadius: theme.vars.radius.medium,
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: PICTURE,
    blockSize: '100%',
    aspectRatio: 'auto',
    marginBlockStart: 0,
    borderRadius: theme.vars.radius.large,
    animation: `${appear} ${theme.vars.time.ease} ${theme.vars.ease.standard}`,
  },
}));
