// Brands first: every rule of the kit reads their variables.
import '@brand/ui/brands/veranda.css'
import '@brand/ui/brands/haat.css'
import '@brand/ui/fonts/veranda.css'
import '@brand/ui/fonts/haat.css'
// Of a note that is drawn when pages are built.
import './browser/LoadFailed.css.ts'
