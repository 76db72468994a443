import {useLinkedHtml} from '@app/routing/links/link'

export type RichTextProps = {
    /** Already cleaned, by the code that maps content (D-11). */
    html: string
}

/** The editors' text, with its paragraphs, lists and links. */
export const RichText = ({html}: RichTextProps) => {
    const {linkedHtml, containerRef: containerRef} = useLinkedHtml(html)
    return (
        <div ref={containerRef} className="prose" dangerouslySetInnerHTML={{__html: linkedHtml}} />
    )
}
