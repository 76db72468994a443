import {useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {Notice} from '@app/ui/words/notice/notice'
import {choiceMessages} from '../messages'

export type LockNoticeProps = {
    /** Whether the shopper has just asked for another store, with a button that has gone meanwhile. */
    answers: boolean
}

/**
 * Says that the store came with the account [STORE-054]. As the answer to a button it takes the keyboard over from it, unless
 * the shopper has moved on.
 */
export const LockNotice = ({answers}: LockNoticeProps) => {
    const {formatMessage} = useIntl()
    const textRef = useRef<HTMLParagraphElement>(null)
    useEffect(() => {
        if (answers && document.activeElement === document.body) textRef.current?.focus()
    }, [answers])
    return (
        <Notice live>
            <p ref={textRef} tabIndex={-1}>
                {formatMessage(choiceMessages.locked)}
            </p>
        </Notice>
    )
}
