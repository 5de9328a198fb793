import MuiGlobalStyles from '@mui/material/GlobalStyles';

/** Dresses the consent dialog in our tokens: the library takes variables for all of its looks. */
export function ConsentStyle() {
  return (
    <MuiGlobalStyles
      styles={({ vars, typography }) => {
        const { action, surface, text } = vars.color;
        return {
          '#cc-main': {
            fontSize: typography.body.fontSize,
            '--cc-font-family': typography.fontFamily,
            '--cc-modal-border-radius': vars.radius.large,
            '--cc-btn-border-radius': vars.radius.round,
            '--cc-bg': surface.raised,
            '--cc-primary-color': text.primary,
            '--cc-secondary-color': text.primary,
            '--cc-link-color': action.main,
            '--cc-btn-primary-bg': action.main,
            '--cc-btn-primary-color': action.contrast,
            '--cc-btn-primary-hover-bg': action.hover,
            '--cc-btn-primary-hover-color': action.contrast,
            '--cc-btn-secondary-bg': surface.raised,
            '--cc-btn-secondary-color': action.main,
            '--cc-btn-secondary-border-color': action.main,
            '--cc-btn-secondary-hover-bg': surface.tint,
            '--cc-btn-secondary-hover-color': action.main,
            '--cc-btn-secondary-hover-border-color': action.main,
            '--cc-toggle-off-bg': text.subtle,
            '--cc-toggle-off-knob-bg': surface.raised,
            '--cc-toggle-on-knob-bg': surface.raised,
            '--cc-toggle-readonly-bg': text.subtle,
            '--cc-toggle-readonly-knob-bg': surface.raised,
            '--cc-toggle-readonly-knob-icon-color': text.subtle,
            '--cc-cookie-category-block-bg': surface.mist,
            '--cc-cookie-category-block-border': surface.mist,
            '--cc-footer-bg': surface.mist,
            '--cc-footer-color': text.primary,
            '--cc-footer-border-color': surface.mist,
            '--cc-separator-border-color': surface.mist,
          },
          // The library resets them completely, so that they would stay light in the dark.
          'body #cc-main :is(button, .pm__badge)': { colorScheme: 'inherit' },
          'body #cc-main :is(.cm__btn, .pm__btn)': { minBlockSize: vars.size.touch },
          'body #cc-main .pm__section--expandable .pm__section-arrow': {
            backgroundColor: surface.raised,
          },
          // The library leaves four lines and hides the rest behind a scroll bar.
          'body #cc-main .cm--cloud .cm__desc': { maxBlockSize: 'calc(0.4 * 100vh)' },
        };
      }}
    />
  );
}
