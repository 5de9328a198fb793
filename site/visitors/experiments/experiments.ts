import type { Flag } from '../../config/visitor-options.ts';
import type { Locale } from '../../i18n/locales.ts';
import { CONSENT_COOKIE, type Purpose } from '../consent/consent.ts';

/** One version of the hero; `control` is what everyone sees who is in no experiment. */
export interface HeroVersion {
  picture: 'control' | 'new' | 'family';
  words: 'control' | 'bullets';
}

/** The flags that run in a language: the bullets exist in English only. */
export function listFlags(locale: Locale, flags: readonly Flag[]): Flag[] {
  return flags.filter((flag) => locale === 'en' || flag !== 'ab-pf-hero-bullet-points');
}

/** Every version that visitors may see while these flags run, the control first. */
export function listVersions(flags: readonly Flag[]): HeroVersion[] {
  const pictures = (['control', 'new', 'family'] as const).filter(
    (picture) => picture === 'control' || flags.includes(`pf-hero-${picture}-image`),
  );
  const allWords = (['control', 'bullets'] as const).filter(
    (words) => words === 'control' || flags.includes('ab-pf-hero-bullet-points'),
  );
  return pictures.flatMap((picture) => allWords.map((words) => ({ picture, words })));
}

/** The name of a version, e.g. `family-bullets`: the value of `data-hero` at the page's root. */
export function formatVersion({ picture, words }: HeroVersion): string {
  return `${picture}-${words}`;
}

const PURPOSE: Purpose = 'experiments';

/**
 * An inline script, at most 1 kB, that names the version of the hero to show before anything of it
 * is drawn: for visitors who agreed, by a hash of their consent's random id and the flag's name, so
 * that every flag splits them in halves of its own. It stores nothing and hides nothing; without it,
 * without consent or with an unreadable choice the control shows.
 *
 * `?preview=<flag>,<flag>` shows a version to anyone and keeps that address out of search engines.
 * The family's picture wins over the new one.
 */
export function formatAssignmentScript(flags: readonly Flag[]): string {
  return `{
const flags=${JSON.stringify(flags)};
const half=(text)=>{
let hash=2166136261;
for(const sign of text)hash=Math.imul(hash^sign.charCodeAt(),16777619);
hash=Math.imul(hash^hash>>>16,2246822507);
return (hash^hash>>>13)&1;
};
const preview=new URLSearchParams(location.search).get('preview');
let on=[];
if(preview!==null){
on=preview.split(',');
document.querySelector('[name=robots]').content='noindex';
}else try{
const choice=JSON.parse(decodeURIComponent(/(?:^|; )${CONSENT_COOKIE}=([^;]*)/.exec(document.cookie)[1]));
if(choice.categories.includes('${PURPOSE}'))on=flags.filter((flag)=>half(flag+choice.consentId));
}catch{}
const is=(flag)=>flags.includes(flag)&&on.includes(flag);
const picture=is('pf-hero-family-image')?'family':is('pf-hero-new-image')?'new':'control';
document.documentElement.dataset.hero=picture+(is('ab-pf-hero-bullet-points')?'-bullets':'-control');
}`;
}
