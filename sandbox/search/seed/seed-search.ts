import type {World} from '../../world/world'
import {insertInto} from '../../catalogue/seed/write/insert-into'
import {redirectKey} from '../words/redirect-key'
import {stemOf} from '../words/words-of'
import {searchRedirects} from './redirects'
import {synonyms} from './synonyms'
import {writeIndex} from './write-index'
import {writePhrases} from './write-phrases'

/** Fills what the search looks things up in; the catalogue must be there. */
export const seedSearch = (world: World) => {
    writeIndex(world)
    writePhrases(world)
    writeSynonyms(world)
    writeRedirects(world)
}

const writeSynonyms = (world: World) => {
    const insert = insertInto(world, 'search_synonym')
    const pairs = Object.entries(synonyms).flatMap(([word, meanings]) =>
        meanings.map((meaning) => `${stemOf(word)} ${stemOf(meaning)}`)
    )
    for (const pair of new Set(pairs)) {
        const [word = '', standsFor = ''] = pair.split(' ')
        insert({word, stands_for: standsFor})
    }
}

const writeRedirects = (world: World) => {
    const insert = insertInto(world, 'search_redirect')
    for (const [phrase, uri] of Object.entries(searchRedirects)) {
        insert({phrase: redirectKey(phrase), uri})
    }
}
