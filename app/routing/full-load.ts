import {useEffect} from 'react'
import {leaveDocument, useCurrentUrl, usePageLocation} from './location'

/**
 * True once the page stands in a document of its own. A page with a card frame is entered by a full load, so that nothing
 * that another page has loaded runs beside the card (D-31): a step within the document is taken once more as a load.
 */
export const useFullLoad = (): boolean => {
    const {navigationType} = usePageLocation()
    const url = useCurrentUrl()
    const isOwn = navigationType !== 'by-link'
    useEffect(() => {
        if (!isOwn) leaveDocument(url)
    }, [isOwn, url])
    return isOwn
}
