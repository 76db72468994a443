import {html} from '../../third-parties/html-page'

/** When, and as which group of customers, an editor wants to see the shop. */
export const momentFields = html`<label>At (UTC) <input type="datetime-local" name="at" /></label>
    <label
        >As
        <select name="group">
            <option>Unregistered</option>
            <option>Registered</option>
        </select>
    </label>`
