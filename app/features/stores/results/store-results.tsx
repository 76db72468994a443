import {useState} from 'react'
import {flushSync} from 'react-dom'
import type {Store} from '@app/commerce/stores/store'
import {storesPerStep} from '@app/domain/store/locator/shown-stores'
import {StoreInfoView} from '../info/store-info-view'
import {StoreList} from './store-list'

export type StoreResultsProps = {
    stores: readonly Store[]
    zip: string | null
    /** How many are shown at first. */
    shown: number
}

/** The stores that were found: their list and map, or one of them in its place [STORE-016]. */
export const StoreResults = ({stores, zip, shown}: StoreResultsProps) => {
    const [steps, setSteps] = useState(Math.max(1, Math.ceil(shown / storesPerStep)))
    const [info, setInfo] = useState<Store | null>(null)
    if (info) {
        const back = () => {
            flushSync(() => setInfo(null))
            document.getElementById(`info-${info.id}`)?.focus()
        }
        return <StoreInfoView store={info} onBack={back} />
    }
    return <StoreList {...{stores, zip, steps}} onSteps={setSteps} onInfo={setInfo} />
}
