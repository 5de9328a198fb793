import { isRecord } from '../../../lib/objects.ts';
import { isSectionKind, SECTION_KINDS, SECTIONS, type Section } from '../../sections/sections.ts';
import { findFieldProblems } from './field-problems.ts';
import { type FieldProblem, reject } from './problem.ts';
import { findRelationProblems } from './relation-problems.ts';

/** A section as somebody wrote it. */
export type SectionDraft = Readonly<{ kind?: unknown; [field: string]: unknown }>;

/** Finds what is wrong with a landing's sections: their order, their fields, and what does not agree. */
export function findSectionProblems(sections: unknown): FieldProblem[] {
  const drafts = listed(sections);
  if (drafts.length === 0) return reject('sections', 'are empty', 'Begin with a hero.');
  const kinds = drafts.map(({ kind }) => kind);
  const known = kinds.filter(isSectionKind);
  return [
    ...(kinds[0] === 'hero'
      ? []
      : reject(
          'sections',
          `begin with ${nameKind(kinds[0])}`,
          'Put the hero first: it holds the heading of the page.',
        )),
    ...known
      .filter((kind, at) => known.indexOf(kind) < at)
      .flatMap((kind) =>
        reject(kind, 'is there twice', 'Remove one of the two: both would have the same anchor.'),
      ),
    ...drafts.flatMap(findPropProblems),
    ...findRelationProblems(drafts.filter(isSound)),
  ];
}

function findPropProblems({ kind, ...props }: SectionDraft): FieldProblem[] {
  if (isSectionKind(kind)) return findFieldProblems(SECTIONS[kind].schema, props, kind);
  return reject(
    'sections',
    `contain ${nameKind(kind)}, which is no kind of section`,
    `Use ${SECTION_KINDS.join(', ')}.`,
  );
}

function isSound(section: SectionDraft): section is Section {
  return findPropProblems(section).length === 0;
}

/** The sections of a draft; what was read from a file may have no list, and anything in it. */
export function listed(sections: unknown): readonly SectionDraft[] {
  return Array.isArray(sections)
    ? sections.map((section) => (isRecord(section) ? section : { kind: section }))
    : [];
}

function nameKind(kind: unknown): string {
  return isSectionKind(kind) ? kind : (JSON.stringify(kind) ?? 'a section without a kind');
}
