import {useEffect, useRef, useState} from 'react'
import {usePlace} from '@app/routing/address/use-place'

/** What the address searches for; it stands in the box on the results page. */
const useSearchedTerm = (): string => {
    const {path, search} = usePlace()
    return path === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
}

/**
 * The text in the box. The field holds it and not React, so that what was typed before the page came alive stays; it
 * follows the address when the shopper searches, or goes elsewhere.
 */
export const useBoxText = () => {
    const searched = useSearchedTerm()
    const field = useRef<HTMLInputElement>(null)
    const [text, setText] = useState(searched)
    const followed = useRef(searched)

    useEffect(() => {
        if (field.current) setText(field.current.value)
    }, [])

    const write = (words: string) => {
        if (field.current) field.current.value = words
        setText(words)
    }
    useEffect(() => {
        if (followed.current === searched) return
        followed.current = searched
        write(searched)
    }, [searched])

    return {field, text, searched, read: setText, write}
}
