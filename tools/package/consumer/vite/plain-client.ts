import { stopAll } from '#shared/plain.ts';

document.querySelector('button[name="stop"]')?.addEventListener('click', stopAll);
