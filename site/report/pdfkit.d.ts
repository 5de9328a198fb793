/** Features of pdfkit 0.20 for accessible documents that its types do not know yet. */
declare namespace PDFKit {
  interface PDFDocument {
    // biome-ignore lint/suspicious/noMisleadingInstantiator: the types of pdfkit construct it like this
    new (options: Omit<PDFDocumentOptions, 'subset'> & { subset: 'PDF/UA' }): PDFDocument;
  }
}

declare namespace PDFKit.Mixins {
  interface TableOptions {
    /** The element that the table's own structure becomes a part of. */
    structParent?: PDFStructureElement;
  }

  interface CellOptions {
    /** The cells that a header cell is the heading of. */
    scope?: 'Row' | 'Column';
  }
}
