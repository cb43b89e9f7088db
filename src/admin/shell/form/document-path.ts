/** Path of the form's document; for a new one, the path of its collection with a slash. */
import { createContext, use } from 'react';

export const DocumentPath = createContext('');

export const useDocumentPath = (): string => use(DocumentPath);
