// The theme first: components refine it, and of equal rules the later one counts.
import './theme/index.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).use(createPinia()).mount('#app');
