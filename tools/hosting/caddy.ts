import { AT_ROOT } from '../../site/config/base.ts';
import { formatHidden, formatPattern, type HeaderRule, WELL_KNOWN } from './header-rules.ts';
import { FILES_ASKED_FOR } from './security-headers.ts';

/**
 * What Caddy needs within the block of a site that names its `root`. Caddy redirects to https by itself.
 * @param types the types of files by their extensions: Caddy is told only the one that it may not know
 * @param base where the site begins on its host; what is elsewhere is not touched
 */
export function formatCaddy(
  [ofAll, ...ofSome]: readonly [HeaderRule, ...HeaderRule[]],
  types: ReadonlyMap<string, string>,
  base: string,
): string {
  const all = base === AT_ROOT ? '*' : `${base}*`;
  return `# Written by the build, see docs/hosting.md. Import it in the block of a site:
#   www.example.com {
#     root * /var/www/site
#     import /etc/caddy/site/Caddyfile
#   }

${base === AT_ROOT ? '' : `rewrite ${base.slice(0, -1)} ${base}\n`}route ${all} {
  header {
    Cache-Control "${FILES_ASKED_FOR}"
${formatLines(ofAll, '    ')}
  }
${ofSome
  .map(
    (rule, index) => `  @some${index} path_regexp "${formatPattern(rule.path)}"
  header @some${index} {
${formatLines(rule, '    ')}
  }`,
  )
  .join('\n')}
  header ${base}manifest.webmanifest Content-Type "${types.get('webmanifest') ?? ''}"

  @hidden {
    path_regexp "${formatHidden(base)}"
    not path ${base.slice(0, -1)}${WELL_KNOWN}*
  }
  error @hidden 404
  try_files {path} {path}/index.html
  file_server {
    precompressed br gzip
  }
}

handle_errors {
  header ${all} Cache-Control "${FILES_ASKED_FOR}"
  rewrite ${all} ${base}404.html
  file_server ${all} {
    precompressed br gzip
  }
}
`;
}

function formatLines({ headers }: HeaderRule, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}
