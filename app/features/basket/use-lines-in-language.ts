import {useMemo, useRef} from 'react'
import type {Line} from '@app/commerce/basket/basket'
import {type ProductWords, productWords} from '@app/commerce/products/product-words'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'

/** A line in other words, where there are any for its product. */
const inWords = (line: Line, words: readonly ProductWords[]): Line => {
    const ofLine = words.find(({productId}) => productId === line.productId)
    return ofLine ? {...line, name: ofLine.name, variations: ofLine.variations} : line
}

/**
 * The lines in the language of the page. A basket has the words of the language in which each line was added; those of the
 * catalogue take their place as soon as they are there, and not at all where they are not available (D-09).
 */
export const useLinesInLanguage = (lines: readonly Line[]): Line[] => {
    const {commerce} = useAppContext()
    const ids = [...new Set(lines.map(({productId}) => productId))].sort()
    const answer = useCommerceQuery(productWords(commerce, ids), ids.length > 0)
    // Of a line that stays while another one goes the words stay too, until they are requested again.
    const known = useRef<readonly ProductWords[]>([])
    if (answer.state === 'ready') known.current = answer.value
    const words = known.current
    return useMemo(() => lines.map((line) => inWords(line, words)), [lines, words])
}
