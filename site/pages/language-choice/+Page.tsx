import { home } from '../../landings/index.ts';
import { ChoiceView } from '../../layout/ChoiceView.tsx';
import { formatLanguageScript } from '../../layout/language-script.ts';

/** The page at `/`: it leads on by itself, and has a link to the home page in each language. */
export function Page() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without input */}
      <script dangerouslySetInnerHTML={{ __html: formatLanguageScript(home.path) }} />
      <ChoiceView />
    </>
  );
}
