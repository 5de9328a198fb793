import { catalogue } from 'virtual:catalogue';

/** Who accepted the newest picture of a component's stories, when and why. */
export function LastAccepted({ component }: { component: string }) {
  const { accepted } = catalogue.components[component] ?? {};
  if (!accepted) return null;
  const { story, who, when, why } = accepted;
  return (
    <p>
      Last accepted picture:{' '}
      <a href={`./?path=/story/${story}`} target="_top">
        {story.replace(/^.*--/, '').replaceAll('-', ' ')}
      </a>
      , on <time dateTime={when}>{DATE.format(new Date(when))}</time> by {who}: “{why}”
    </p>
  );
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
