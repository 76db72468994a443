// The kit imports this file by name and by default.
export {Frame as default} from '@app/shell/frame/frame'
