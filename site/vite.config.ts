import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vike()],
  define: { 'import.meta.env.BRAND': JSON.stringify(process.env.BRAND ?? 'fernblick') },
  build: { outDir: '../dist', emptyOutDir: true },
});
