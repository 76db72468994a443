export type RichTextProps = {
    /** Already cleaned: whoever maps content does that (D-11). */
    html: string
}

/** Text that editors wrote, with its paragraphs, lists and links. */
export const RichText = ({html}: RichTextProps) => (
    <div className="prose" dangerouslySetInnerHTML={{__html: html}} />
)
