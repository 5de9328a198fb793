import { fill, stroke } from '../palette.ts';
import { dots } from '../shapes.ts';
import { Dawn } from './Dawn.tsx';
import { Sitter } from './Sitter.tsx';

/** Two at a table, the sun between them: a talk that clears things up. */
export function StepExpert() {
  return (
    <>
      <Dawn sun={[400, 250]} />
      <path {...fill('distant')} d="M0 340C120 300 240 320 360 344S620 330 800 310V600H0z" />
      <path {...fill('far')} d="M0 410C200 370 500 400 800 376V600H0z" />
      <path {...fill('slope')} d="M0 476C200 450 520 446 800 470V600H0z" />
      <path {...fill('near')} d="M0 530C220 500 520 500 800 530V600H0z" />
      <path {...fill('front')} opacity={0.35} d="M120 576q280-26 560 0 0 18-280 18t-280-18z" />
      <Sitter coat="object" skin="objectDeep" arm="M236 372L268 438L318 427" hand={[328, 424]}>
        <circle {...fill('line')} cx="198" cy="270" r="17" />
      </Sitter>
      <g transform="matrix(-1 0 0 1 800 0)">
        <Sitter coat="front" skin="sun" arm="M236 372L284 416L314 366" hand={[320, 352]} />
      </g>
      <path {...stroke('line', 'broad')} d="M400 446V572" />
      <path {...stroke('line', 'bold')} d="M350 574h100" />
      <path {...fill('object')} d="M286 434h228q10 0 10 8t-10 8h-228q-10 0-10-8t10-8z" />
      <path {...fill('paper')} d="M352 434l10-8h92l-10 8zM466 408h24v26h-24zM338 408h24v26h-24z" />
      <path {...stroke('sun', 'bold')} d={dots([50, 560], [74, 576], [730, 566], [752, 552])} />
    </>
  );
}
