import {wordsOf} from './words-of'

/** Redirects are found by all the words, whatever their number, case and accents. */
export const redirectKey = (query: string) => wordsOf(query).join(' ')
