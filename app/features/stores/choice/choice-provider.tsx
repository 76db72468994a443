import loadable from '@loadable/component'
import {createContext, useContext, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {DialogBoundary} from '@app/ui/loaded/dialog-boundary'
import {Notice} from '@app/ui/words/notice/notice'
import {choiceMessages} from '../messages'
import {LockNotice} from './lock-notice'
import {useChooseStore, type Chosen, type Choosing, type Found} from './use-choose-store'
import {useStoreLock} from './use-store-lock'

const ChangeDialog = loadable(() => import('./change-dialog'), {
    resolveComponent: (module: typeof import('./change-dialog')) => module.ChangeDialog,
    ssr: false
})

type StoreChoosing = {
    choosing: Choosing
    choose: (store: Chosen) => void
    locked: boolean
    found: Found
}

const ChoosingContext = createContext<StoreChoosing | null>(null)

/** Choosing a store, for the buttons below a `ChoiceProvider`. */
export const useChoosing = (): StoreChoosing => {
    const choosing = useContext(ChoosingContext)
    if (!choosing) throw new Error('useChoosing needs a ChoiceProvider above it')
    return choosing
}

export type ChoiceProviderProps = {found: Found; children: ReactNode}

/** What is common to all buttons that make a store one's own: one change at a time, one question, one failure. */
export const ChoiceProvider = ({found, children}: ChoiceProviderProps) => {
    const {formatMessage} = useIntl()
    const {choosing, choose, confirm, cancel} = useChooseStore(found)
    const locked = useStoreLock()
    return (
        <ChoosingContext.Provider value={{choosing, choose, locked, found}}>
            {locked ? <LockNotice answers={choosing.step === 'locked'} /> : null}
            {choosing.step === 'failed' ? (
                <Notice tone="error">{formatMessage(choiceMessages.skipped)}</Notice>
            ) : null}
            {children}
            {choosing.step === 'asking' ? (
                <DialogBoundary onClose={cancel}>
                    <ChangeDialog
                        name={choosing.store.name}
                        onConfirm={() => confirm(choosing.store)}
                        onCancel={cancel}
                    />
                </DialogBoundary>
            ) : null}
        </ChoosingContext.Provider>
    )
}
