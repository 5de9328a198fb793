import type { IntlShape } from 'react-intl';
import type { Translation } from 'vanilla-cookieconsent';
import { toAddress } from '../../config/address.ts';
import type { VisitorOptions } from '../../config/visitor-options.ts';
import { documents } from '../../content/documents/index.ts';
import type { Say } from '../../provider/texts.ts';
import type { Purpose } from './consent.ts';

/** The purposes that a build asks for, in the order in which the dialog lists them. */
export function listPurposes({ tracking, experiments }: VisitorOptions): Purpose[] {
  return [
    ...(tracking === undefined ? [] : (['measurement'] as const)),
    ...(experiments.length === 0 ? [] : (['experiments'] as const)),
  ];
}

/** The words of the consent dialog, in the shape that the library takes. They may contain HTML. */
export function createConsentTexts(
  intl: IntlShape,
  say: Say,
  purposes: readonly Purpose[],
): Translation {
  const buttons = {
    acceptAllBtn: intl.formatMessage({ id: 'consent.acceptAll' }),
    acceptNecessaryBtn: intl.formatMessage({ id: 'consent.rejectAll' }),
  };
  return {
    consentModal: {
      ...buttons,
      title: intl.formatMessage({ id: 'consent.title' }),
      description: [
        intl.formatMessage({ id: 'consent.text' }),
        ...purposes.map((purpose) => intl.formatMessage({ id: `consent.${purpose}.text` })),
      ].join('<br><br>'),
      showPreferencesBtn: intl.formatMessage({ id: 'consent.choose' }),
      footer: (['privacy', 'imprint'] as const)
        .map((key) => {
          const { path, title } = documents[key];
          return `<a href="${toAddress(path[intl.locale])}">${say(title)}</a>`;
        })
        .join(' '),
    },
    preferencesModal: {
      ...buttons,
      title: intl.formatMessage({ id: 'consent.settings' }),
      savePreferencesBtn: intl.formatMessage({ id: 'consent.save' }),
      closeIconLabel: intl.formatMessage({ id: 'consent.close' }),
      sections: (['necessary', ...purposes] as const).map((purpose) => ({
        title: intl.formatMessage({ id: `consent.${purpose}.title` }),
        description: intl.formatMessage({ id: `consent.${purpose}.text` }),
        linkedCategory: purpose,
      })),
    },
  };
}
