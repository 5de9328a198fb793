/** A minimal preview with a few stories: a channel, and the current render. */
export const PREVIEW = `<!doctype html><style>@font-face { font-family: Words; src: url(/words.woff2) }</style><body style="margin:0"><div id="root"></div><script type="module">
  const root = document.querySelector('#root');
  const listeners = {};
  const channel = {
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    off: (event, listener) => { listeners[event] = listeners[event].filter((one) => one !== listener) },
    emit: (event, payload) => [...(listeners[event] ?? [])].forEach((listener) => listener(payload)),
  };
  const box = (style, text = '') => { root.innerHTML = '<div style="' + style + '">' + text + '</div>' };
  const stories = {
    plain: () => box('height:100px;background:teal'),
    tall: () => box('height:2000px;background:linear-gradient(red,blue)'),
    folded: () => { root.innerHTML = '<details><summary style="height:50px">More</summary><p style="height:300px">Hidden</p></details>'; root.querySelector('p').getBoundingClientRect() },
    chance: () => box('height:100px', [Math.random(), Date.now()].join(' ')),
    late: () => { box('height:100px', 'first'); setTimeout(() => box('height:300px;background:teal', 'then'), 20) },
    busy: () => { root.innerHTML = '<p aria-busy="true">…</p>'; setTimeout(() => { root.innerHTML = '<p style="height:300px" aria-busy="false">done</p>' }, 2000) },
    waits: () => { root.innerHTML = '<p style="height:200px" aria-busy="true">…</p>' },
    fluid: () => box('height:100px;font:calc(15px + 0.20833vw) Words', 'Start from 100 a month'),
    throws: () => { throw new Error('no props') },
    network: () => fetch('https://example.org/').catch(() => {}),
    picture: () => { root.innerHTML = '<img src="/missing.png" width="10" height="10">' },
    moves: () => { root.innerHTML = '<style>@keyframes m{to{width:300px}}</style><div style="height:100px;width:10px;background:teal;animation:m 60s infinite alternate"></div>' },
    pointer: () => { box('height:2000px', ['hover: none', 'hover: hover', 'pointer: coarse', 'pointer: fine'].map((query) => '(' + query + ')').filter((query) => matchMedia(query).matches).join(' ')); root.innerHTML += style('@media(hover:none){div{background:red}}') },
    states: () => { root.innerHTML = style('a{color:black}a:hover{color:red}a:focus-visible{color:green}a:active{color:blue}@media print{a{color:gold}}') + '<p style="padding:20px"><a href="#">A link</a></p>' },
    styled: () => { root.innerHTML = style(':root{--base:teal;--ground:var(--base);--unused:red}p{background:var(--ground)}h6{color:var(--unused)}') + '<p aria-label="A label">Read me</p>' },
    turning: () => { root.innerHTML = style('@media (width >= 700px){a{color:red}}@media (max-width:900px){a::before{color:red}}@media (min-width:1000px){h6{color:red}}@media (forced-colors:active){a{color:red}}a:hover{color:red}a:not(:focus){color:blue}h6:active{color:red}main{container-type:inline-size}@container (min-width:500px){main>a{color:red}}') + '<main style="margin:10px"><a href="#">A link</a></main>' },
    speaking: () => box('height:100px', language === 'en' ? 'Hello' : 'Hallo'),
  };
  const style = (css) => '<style>' + css + '</style>';
  let language = 'en';
  channel.on('updateGlobals', async ({ globals }) => {
    language = globals.locale;
    await stories[globalThis.__STORYBOOK_PREVIEW__.currentRender.id]();
    channel.emit('storyRendered');
  });
  globalThis.__STORYBOOK_PREVIEW__ = { channel, storyStoreValue: {} };
  channel.on('setCurrentStory', ({ storyId }) => {
    if (globalThis.__STORYBOOK_PREVIEW__.currentRender?.id === storyId) channel.emit('storyUnchanged', storyId);
    else return show({ storyId });
  });
  channel.on('forceRemount', show);
  async function show({ storyId }) {
    if (!stories[storyId]) return channel.emit('storyMissing', storyId);
    const render = { id: storyId, phase: 'rendering', story: { parameters: { pictures: { staysBusy: storyId === 'waits' } } } };
    globalThis.__STORYBOOK_PREVIEW__.currentRender = render;
    try { await stories[storyId](); render.phase = 'finished' }
    catch ({ name, message }) { render.phase = 'errored'; channel.emit('storyThrewException', { name, message }) }
    channel.emit('storyRenderPhaseChanged', {});
  }
</script>`;
