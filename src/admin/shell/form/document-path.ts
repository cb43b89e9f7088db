/** The path of the document that a form is of; of one that is not made yet, its collection's with a slash. */
import { createContext, use } from 'react';

export const DocumentPath = createContext('');

export const useDocumentPath = (): string => use(DocumentPath);
