export default function Next() {
  return <h1>The next page</h1>;
}
