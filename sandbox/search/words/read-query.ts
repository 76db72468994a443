import type {World} from '../../world/world'
import {corrected, isBeginning, isKnown, synonymsOf} from './vocabulary'
import {queryWords} from './words-of'

/** A word of a query and the stems that it is looked for by; none when no product can have it. */
export type QueryWord = {stem: string; alternatives: Alternative[]; correction: string | undefined}
type Alternative = {stem: string; isBeginning: boolean}

/** What a query asks for. While somebody types, the last word may be only a beginning. */
export const readQuery = (world: World, query: string, isTyping: boolean): QueryWord[] => {
    const stems = queryWords(query)
    return stems.map((stem, index) => readWord(world, stem, isTyping && index === stems.length - 1))
}

const readWord = (world: World, stem: string, isUnfinished: boolean): QueryWord => {
    const meant = synonymsOf(world, stem).map(whole)
    if (isUnfinished && isBeginning(world, stem)) {
        return {stem, alternatives: [beginning(stem), ...meant], correction: undefined}
    }
    if (isKnown(world, stem))
        return {stem, alternatives: [whole(stem), ...meant], correction: undefined}
    if (meant.length) return {stem, alternatives: meant, correction: undefined}
    if (stem.length > 2 && isBeginning(world, stem)) {
        return {stem, alternatives: [beginning(stem)], correction: undefined}
    }
    const found = corrected(world, stem)
    if (!found) return {stem, alternatives: [], correction: undefined}
    const others = synonymsOf(world, found.stem).map(whole)
    return {stem, alternatives: [whole(found.stem), ...others], correction: found.word}
}

const whole = (stem: string): Alternative => ({stem, isBeginning: false})
const beginning = (stem: string): Alternative => ({stem, isBeginning: true})

/** An expression of SQLite's full text search; stems are letters and digits only, so quoting them is enough. */
export const matchExpression = (words: readonly QueryWord[], joint: 'AND' | 'OR'): string =>
    words
        .map(({alternatives}) => {
            const either = alternatives.map(
                ({stem, isBeginning}) => `"${stem}"${isBeginning ? '*' : ''}`
            )
            return `(${either.join(' OR ')})`
        })
        .join(` ${joint} `)
