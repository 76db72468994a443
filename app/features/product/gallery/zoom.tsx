import loadable from '@loadable/component'
import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {Picture} from '@app/commerce/products/product'
import {IconButton} from '@app/ui/button/icon-button'
import {DialogBoundary} from '@app/ui/loaded/dialog-boundary'
import {messages} from '../messages'

const ZoomDialog = loadable(() => import('./zoom-dialog'), {
    resolveComponent: (module: typeof import('./zoom-dialog')) => module.ZoomDialog,
    ssr: false
})

export type ZoomProps = {name: string; picture: Picture}

/** The way to the picture's large view, which is loaded when it is asked for. */
export const Zoom = ({name, picture}: ZoomProps) => {
    const {formatMessage} = useIntl()
    const [open, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
        <div className="gallery__zoom">
            <IconButton
                icon="search"
                label={formatMessage(messages.enlarge)}
                onPointerEnter={() => void ZoomDialog.preload()}
                onClick={() => setOpen(true)}
            />
            {open ? (
                <DialogBoundary onClose={close}>
                    <ZoomDialog name={name} picture={picture} onClose={close} />
                </DialogBoundary>
            ) : null}
        </div>
    )
}
