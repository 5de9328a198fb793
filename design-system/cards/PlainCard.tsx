import Card, { type CardProps } from '@mui/material/Card';

/** A card that is held together by nothing but its place. */
export function PlainCard(props: CardProps) {
  return <Card variant="plain" {...ARTICLE} {...props} />;
}

/** Spread: the types of MUI know another element only with all of its attributes. */
const ARTICLE = { component: 'article' };
