// The theme first: components refine it, and of equal rules the later one counts.
import './theme/index.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';
import { watchForErrors } from './diagnostics/watch.ts';

const app = createApp(App).use(createPinia());
watchForErrors(app);
app.mount('#app');
