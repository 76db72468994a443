import {kept} from '../../catalogue/find/kept'
import type {World} from '../../world/world'
import {editDistance} from './edit-distance'

type Word = {word: string; stem: string; uses: number}

const mostKept = 2_000

/** Whether any listing has a word with this stem. */
export const isKnown = ({statement}: World, stem: string): boolean =>
    statement('SELECT 1 FROM product_term WHERE term = ?').get(stem) !== undefined

/** Whether any listing has a word that begins so. */
export const isBeginning = ({statement}: World, stem: string): boolean =>
    statement('SELECT 1 FROM product_term WHERE term >= ? AND term < ? LIMIT 1').get(
        stem,
        `${stem}\u{10ffff}`
    ) !== undefined

/** What else a word may be called, as stems. */
export const synonymsOf = ({statement}: World, stem: string): string[] =>
    statement<{stands_for: string}>('SELECT stands_for FROM search_synonym WHERE word = ?')
        .all(stem)
        .map((row) => row.stands_for)

/** The word that was probably meant; undefined when none is near. Short words are not guessed at. */
export const corrected = (world: World, stem: string): Word | undefined =>
    kept<string, {word: Word | undefined}>(world, 'corrections', mostKept).of(stem, () => ({
        word: nearestWord(allWords(world), stem)
    })).word

const allWords = (world: World): Word[] =>
    kept<string, Word[]>(world, 'words', 1).of('', () =>
        world.statement<Word>('SELECT word, stem, uses FROM search_word ORDER BY uses DESC').all()
    )

const nearestWord = (words: Word[], stem: string): Word | undefined => {
    const allowed = mistakesAllowed(stem)
    let nearest: Word | undefined
    let least = allowed + 1
    for (const word of words) {
        if (least === 0) break
        const distance = editDistance(word.stem, stem, least - 1)
        if (distance < least) {
            nearest = word
            least = distance
        }
    }
    return nearest
}

const mistakesAllowed = (stem: string) => {
    if (stem.length < 4 || stem.length > 30 || /\d/.test(stem)) return 0
    return stem.length < 7 ? 1 : 2
}
