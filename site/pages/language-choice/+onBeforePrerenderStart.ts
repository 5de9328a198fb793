export const onBeforePrerenderStart = () => '/';
