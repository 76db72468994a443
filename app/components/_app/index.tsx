// The kit imports this file by name and by default.
export {Layout as default} from '@app/shell/layout/layout'
