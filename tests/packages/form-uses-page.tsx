import {createRoot} from 'react-dom/client'
import {FormUses} from './form-uses'

createRoot(document.body.appendChild(document.createElement('div'))).render(<FormUses />)
