import preview from '../../.storybook/preview.tsx';
import { SiteFooter } from '../../design-system/page/SiteFooter/SiteFooter.tsx';
import { ON_A_PHONE } from '../on-a-phone.ts';

const meta = preview.meta({
  id: 'components-sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Fernblick',
    groups: [
      {
        title: 'Contact',
        links: [
          { href: 'tel:+493023125042', label: '+49 30 23125042' },
          { href: 'mailto:hi@fernblick.example', label: 'hi@fernblick.example' },
        ],
        note: 'Mon–Fri, 9 am–6 pm',
      },
      {
        title: 'Made for',
        folded: true,
        links: [
          { href: '#employees', label: 'Employees' },
          { href: '#self-employed', label: 'Self-employed' },
          { href: '#close-to-retiring', label: 'Close to retirement' },
        ],
      },
      {
        title: 'More',
        links: [
          { href: '#blog', label: 'Blog' },
          { href: '#de', label: 'Deutsch', lang: 'de' },
        ],
      },
    ],
    authorities: {
      title: 'Who watches over us',
      links: [
        { href: '#ombudsman', label: 'Insurance ombudsman', text: 'settles disputes' },
        { href: '#fund', label: 'Guarantee fund', text: 'carries contracts on' },
      ],
    },
    notes: ['Investing carries risk. You may get back less than you paid in.'],
  },
});

export const Default = meta.story();
export const OnAPhone = meta.story({ ...ON_A_PHONE });

export const LongestGermanWord = meta.story({
  args: {
    groups: [
      {
        title: 'Altersvorsorgemöglichkeiten',
        links: [{ href: '#', label: 'Berufsunfähigkeitsversicherungsvergleich' }],
      },
    ],
    notes: ['Die Rückkaufswertberechnung folgt dem Versicherungsvertragsgesetz.'],
  },
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
});
