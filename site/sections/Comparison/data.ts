export interface ComparisonData {
  start: number;
}
