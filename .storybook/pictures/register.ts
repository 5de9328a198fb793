import { addons, experimental_getStatusStore, types } from 'storybook/manager-api';
import { EVENTS, PICTURES } from './messages.ts';
import { PicturesPanel } from './PicturesPanel.tsx';
import { PicturesTitle } from './PicturesTitle.tsx';

addons.register(PICTURES, (api) => {
  addons.add(PICTURES, { type: types.PANEL, title: PicturesTitle, render: PicturesPanel });
  experimental_getStatusStore(PICTURES).onSelect(() => {
    api.setSelectedPanel(PICTURES);
    api.togglePanel(true);
  });
});

addons.ready().then((channel) => channel.emit(EVENTS.hello));
