import {useEffect, useId, useRef} from 'react'
import {useIntl} from 'react-intl'
import type {Picture as ProductPicture} from '@app/commerce/products/product'
import {IconButton} from '@app/ui/button/button'
import {Picture} from '@app/ui/picture/picture'
import {messages} from '../details/messages'

const LARGEST = 1600

/** Scrolls to the middle of the picture. */
const toMiddle = (view: HTMLElement): void => {
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2
    view.scrollTop = (view.scrollHeight - view.clientHeight) / 2
}

export type ZoomDialogProps = {name: string; picture: ProductPicture; onClose: () => void}

/**
 * A picture at its full size, to scroll or to zoom. The browser's own dialog traps the focus, closes on Escape and
 * returns the focus.
 */
export const ZoomDialog = ({name, picture, onClose}: ZoomDialogProps) => {
    const {formatMessage} = useIntl()
    const dialog = useRef<HTMLDialogElement>(null)
    const view = useRef<HTMLDivElement>(null)
    const titleId = useId()

    useEffect(() => {
        if (dialog.current && !dialog.current.open) dialog.current.showModal()
        if (view.current) toMiddle(view.current)
    }, [])

    return (
        <dialog ref={dialog} className="zoom" aria-labelledby={titleId} onClose={onClose}>
            <div className="zoom__head">
                <h2 id={titleId} className="zoom__title">
                    {name}
                </h2>
                <IconButton
                    icon="close"
                    label={formatMessage(messages.closePicture)}
                    onClick={() => dialog.current?.close()}
                />
            </div>
            <div
                ref={view}
                className="zoom__view"
                role="group"
                // What scrolls must be reachable by keyboards.
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                aria-labelledby={titleId}
            >
                <Picture
                    link={picture.link}
                    alt={picture.alt || name}
                    width={LARGEST}
                    height={LARGEST}
                    sizes="100rem"
                    largest={LARGEST}
                />
            </div>
        </dialog>
    )
}
