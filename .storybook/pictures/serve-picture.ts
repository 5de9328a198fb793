import type { IncomingMessage, ServerResponse } from 'node:http';
import { REPORT_FOLDER, requestedPng } from '../../visual/report-folder.ts';
import { currentReport } from './current-report.ts';

/**
 * Answers `/<view>/<picture id>` with the PNG. The view and the id only choose among those that the
 * report has, so that nothing of the address reaches the disk.
 */
export async function servePicture(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const png = await requestedPicture(request.url ?? '').catch(() => undefined);
  if (!png) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such picture.');
    return;
  }
  response.setHeader('Content-Type', 'image/png');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.end(png);
}

async function requestedPicture(url: string): Promise<Buffer | undefined> {
  const [, view, id = ''] = new URL(url, 'http://workbench').pathname.split('/');
  return requestedPng(await currentReport(), REPORT_FOLDER, { view, id: decodeURIComponent(id) });
}
