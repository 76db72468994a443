import type {Picture as ProductPicture} from '@app/commerce/products/product'
import {Dialog} from '@app/ui/overlay/dialog'
import {Picture} from '@app/ui/picture/picture'

const LARGEST = 1600

/** Scrolls to the middle of the picture. */
const toMiddle = (view: HTMLElement | null): void => {
    if (!view) return
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2
    view.scrollTop = (view.scrollHeight - view.clientHeight) / 2
}

export type ZoomDialogProps = {name: string; picture: ProductPicture; onClose: () => void}

/** A picture at its full size, to scroll or to zoom, over the whole screen. */
export const ZoomDialog = ({name, picture, onClose}: ZoomDialogProps) => (
    <Dialog open onClose={onClose} title={name} size="full">
        <div
            ref={toMiddle}
            className="zoom"
            role="group"
            // What scrolls must be reachable by keyboards.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={name}
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
    </Dialog>
)
