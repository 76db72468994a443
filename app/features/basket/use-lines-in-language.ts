import {useMemo, useRef} from 'react'
import type {Line} from '@app/commerce/basket/basket'
import {type ProductWords, productWords} from '@app/commerce/products/product-words'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'

/** A line with the texts of its product, if there are any. */
const inWords = (line: Line, words: readonly ProductWords[]): Line => {
    const ofLine = words.find(({productId}) => productId === line.productId)
    return ofLine ? {...line, name: ofLine.name, variations: ofLine.variations} : line
}

/**
 * The lines in the language of the page. A basket has the texts of the language in which each line was added; the
 * catalogue's texts replace them once they are loaded, if they can be (D-09).
 */
export const useLinesInLanguage = (lines: readonly Line[]): Line[] => {
    const {commerce} = useAppContext()
    const ids = [...new Set(lines.map(({productId}) => productId))].sort()
    const answer = useCommerceQuery(productWords(commerce, ids), ids.length > 0)
    // When one line is removed, the others keep their texts until they are fetched again.
    const known = useRef<readonly ProductWords[]>([])
    if (answer.state === 'ready') known.current = answer.value
    const words = known.current
    return useMemo(() => lines.map((line) => inWords(line, words)), [lines, words])
}
