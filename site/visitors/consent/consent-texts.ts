import type { Translation } from 'vanilla-cookieconsent';
import { toAddress } from '../../config/address.ts';
import type { VisitorOptions } from '../../config/visitor-options.ts';
import { documents } from '../../content/documents/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { TextLookup } from '../../provider/text-lookup.ts';
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
  t: TextLookup,
  locale: Locale,
  purposes: readonly Purpose[],
): Translation {
  const buttons = {
    acceptAllBtn: t('consent.acceptAll'),
    acceptNecessaryBtn: t('consent.rejectAll'),
  };
  return {
    consentModal: {
      ...buttons,
      title: t('consent.title'),
      description: [
        t('consent.text'),
        ...purposes.map((purpose) => t(`consent.${purpose}.text`)),
      ].join('<br><br>'),
      showPreferencesBtn: t('consent.choose'),
      footer: (['privacy', 'imprint'] as const)
        .map((key) => {
          const address = toAddress(documents[key].path[locale]);
          return `<a href="${address}">${t(`document.${key}.title`)}</a>`;
        })
        .join(' '),
    },
    preferencesModal: {
      ...buttons,
      title: t('consent.settings'),
      savePreferencesBtn: t('consent.save'),
      closeIconLabel: t('consent.close'),
      sections: (['necessary', ...purposes] as const).map((purpose) => ({
        title: t(`consent.${purpose}.title`),
        description: t(`consent.${purpose}.text`),
        linkedCategory: purpose,
      })),
    },
  };
}
