import {useLinkedHtml} from '@app/routing/link'

export type RichTextProps = {
    /** Already cleaned: whoever maps content does that (D-11). */
    html: string
}

/** Text that editors wrote, with its paragraphs, lists and links. */
export const RichText = ({html}: RichTextProps) => {
    const {linkedHtml, containerRef: containerRef} = useLinkedHtml(html)
    return (
        <div ref={containerRef} className="prose" dangerouslySetInnerHTML={{__html: linkedHtml}} />
    )
}
