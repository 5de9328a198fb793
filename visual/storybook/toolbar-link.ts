import { createElement } from 'react';
import {
  addons,
  experimental_getStatusStore,
  experimental_useStatusStore,
  types,
  useStorybookState,
} from 'storybook/manager-api';
import { PICTURES } from './story-status.ts';

addons.register(PICTURES, () => {
  addons.add(PICTURES, {
    type: types.TOOL,
    title: 'Pictures',
    match: ({ viewMode }) => viewMode === 'story',
    render: ReviewLink,
  });
  experimental_getStatusStore(PICTURES).onSelect(([status]) => window.open(status?.data.review));
});

addons.ready().then((channel) => channel.emit(PICTURES));

/** In the toolbar: the open pictures of the story, with a link to their review. */
function ReviewLink() {
  const { storyId } = useStorybookState();
  const status = experimental_useStatusStore((statuses) => statuses[storyId]?.[PICTURES]);
  if (!status) return null;
  const props = {
    href: status.data.review,
    target: '_blank',
    rel: 'noreferrer',
    title: 'Served by npm run visual:review',
    style: { alignSelf: 'center', marginInline: 8, fontSize: 14 },
  };
  return createElement('a', props, `Pictures: ${status.description}`);
}
